import type { SizeChart } from "@/lib/domain/content/content";
import { sizeChartTexts } from "./texts";

/** A table of the measurements of each size. The first row of `chart` has the column names. */
export function SizeChartTable({ chart }: { chart: SizeChart }) {
  const [head = [], ...rows] = chart.rows;
  return (
    <div className="overflow-x-auto">
      {chart.description && <p className="mb-3">{chart.description}</p>}
      <table className="tabular w-full text-start text-sm">
        <caption className="sr-only">{sizeChartTexts.caption(chart.name, chart.unit)}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="border-b border-line py-2 pe-4 text-start font-medium text-ink">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, index) => (
                <td key={head[index]} className="border-b border-line py-2 pe-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {chart.unit && <p className="mt-2 text-[0.8125rem]">{sizeChartTexts.unit(chart.unit)}</p>}
    </div>
  );
}
