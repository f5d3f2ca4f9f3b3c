import { Button, Modal, type ModalProps, Title } from "@mantine/core";
import type { ReactNode } from "react";

type DialogProps = Pick<ModalProps, "opened" | "size" | "centered"> & {
  title: string;
  /** What the button says that closes it. */
  close: string;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a heading. Mantine's own header would be a second banner of the page. */
export function Dialog({ title, close, onClose, children, ...modal }: DialogProps) {
  return (
    <Modal.Root onClose={onClose} {...modal}>
      <Modal.Overlay />
      <Modal.Content aria-label={title}>
        <Modal.Body>
          <Title order={2} size="h3" mb="sm">
            {title}
          </Title>
          {children}
          <Button fullWidth mt="sm" size="md" variant="subtle" onClick={onClose}>
            {close}
          </Button>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
