import { useId } from "react";
import { PictureImage } from "@/components/media/picture-image";
import type { SizeChart } from "@/lib/domain/content/content";
import { otherUnit } from "@/lib/domain/customization/length";
import { convertedRows, lengthUnitOf } from "@/lib/domain/customization/size-chart";
import { sizeChartTexts } from "./texts";

type SizeChartTableProps = { storeId: string; chart: SizeChart };

/**
 * A table of the measurements of each size, in inches and in centimetres. Both are in the page and the style sheet shows
 * the chosen one, so that it needs no script. The first row of `chart` has the column names.
 */
export function SizeChartTable({ storeId, chart }: SizeChartTableProps) {
  const id = useId();
  const [head = [], ...rows] = chart.rows;
  const unit = lengthUnitOf(chart);
  const converted = convertedRows(chart);
  return (
    <div className="size-chart">
      {chart.description && <p className="mb-3">{chart.description}</p>}
      {unit && (
        <fieldset>
          <legend className="sr-only">{sizeChartTexts.unitLegend}</legend>
          {[unit, otherUnit(unit)].map((each, index) => (
            <label key={each}>
              <input type="radio" name={id} value={index === 0 ? "" : "other"} defaultChecked={index === 0} />
              {sizeChartTexts.units[each]}
            </label>
          ))}
        </fieldset>
      )}
      <div className="overflow-x-auto">
        <table>
          <caption className="sr-only">{unit ? chart.name : sizeChartTexts.caption(chart.name, chart.unit)}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {(converted ? [rows, converted] : [rows]).map((shown, index) => (
            <tbody key={index === 0 ? "as written" : "converted"}>
              {shown.map((row) => (
                <tr key={row.join()}>
                  {row.map((cell, column) => (
                    <td key={head[column]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {chart.unit && !unit && <p className="mt-2 text-[0.8125rem]">{sizeChartTexts.unit(chart.unit)}</p>}
      {chart.measures.length > 0 && (
        <>
          <h3>{sizeChartTexts.where}</h3>
          <ul>
            {chart.measures.map(({ name, hint, picture }) => (
              <li key={name}>
                {picture && <PictureImage storeId={storeId} picture={picture} sizes="5.5rem" isDecorative />}
                <p>
                  <b>{name}</b> {hint}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
