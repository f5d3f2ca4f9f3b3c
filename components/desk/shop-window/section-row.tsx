import { useDraggable } from "@dnd-kit/core";
import { Badge, Button, Group, Menu, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { SegmentWire } from "@/lib/contracts/shop-window/window-segment";
import { DragHandle } from "../drag-handle";
import { kindOf } from "./kinds";
import { nameOfSection } from "./section-name";
import { sectionTexts } from "./texts";

export type SectionStep = "up" | "down" | "hide" | "duplicate" | "remove";

type SectionRowProps = {
  segment: SegmentWire;
  isFirst: boolean;
  isLast: boolean;
  isOpen: boolean;
  isFaulty: boolean;
  isWritable: boolean;
  /** Whether something is about to be dropped before it. */
  isDropBefore: boolean;
  onOpen: () => void;
  onStep: (step: SectionStep) => void;
  /** Its form. */
  children: ReactNode;
};

/** A section of a page: a handle to drag it, its name, what can be done with it and, once it is open, its form. */
export function SectionRow(props: SectionRowProps) {
  const { segment, isFirst, isLast, isOpen, isFaulty, isWritable, isDropBefore, onOpen, onStep, children } = props;
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: segment.id, disabled: !isWritable });
  const name = nameOfSection(segment);
  const isList = segment.type === "product_list";
  const canWrite = isWritable && !isList && kindOf(segment.type) !== undefined;
  const steps: [SectionStep, string][] = [
    ...(isFirst ? [] : [["up", sectionTexts.up] as [SectionStep, string]]),
    ...(isLast ? [] : [["down", sectionTexts.down] as [SectionStep, string]]),
    ...(isList
      ? []
      : ([
          ["hide", segment.is_active ? sectionTexts.hide : sectionTexts.unhide],
          ["duplicate", sectionTexts.duplicate],
          ["remove", sectionTexts.remove],
        ] as [SectionStep, string][])),
  ];
  return (
    <li
      ref={setNodeRef}
      data-section={segment.id}
      className={`relative border-line border-b ${isDragging ? "opacity-50" : ""}`}
    >
      {isDropBefore && <span aria-hidden="true" className="absolute inset-x-0 -top-px h-0.5 bg-ink" />}
      <Group wrap="nowrap" gap="sm" py={6}>
        {isWritable && <DragHandle title={sectionTexts.drag(name)} listeners={listeners} />}
        <div className="min-w-0 grow py-1">
          <Text className="line-clamp-2 [overflow-wrap:anywhere]">{name}</Text>
          {isList && <Text size="sm">{sectionTexts.listWhy}</Text>}
          {(!segment.is_active || isFaulty) && (
            <Group gap="xs">
              {!segment.is_active && (
                <Badge variant="default" tt="none" fw={500}>
                  {sectionTexts.hidden}
                </Badge>
              )}
              {isFaulty && (
                <Badge variant="outline" color="red" tt="none" fw={500}>
                  {sectionTexts.fault}
                </Badge>
              )}
            </Group>
          )}
        </div>
        {canWrite && (
          <Button
            variant="default"
            className="shrink-0"
            aria-expanded={isOpen}
            aria-label={isOpen ? sectionTexts.doneName(name) : sectionTexts.editName(name)}
            onClick={onOpen}
          >
            {isOpen ? sectionTexts.done : sectionTexts.edit}
          </Button>
        )}
        {isWritable && steps.length > 0 && (
          <Menu position="bottom-end">
            <Menu.Target>
              <Button variant="default" px="sm" className="shrink-0" aria-label={sectionTexts.moreName(name)}>
                ⋯
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {steps.map(([step, text]) => (
                <Menu.Item key={step} onClick={() => onStep(step)}>
                  {text}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
      {isOpen && canWrite && <div className="pt-2 pb-6">{children}</div>}
    </li>
  );
}
