import type { Chart } from './chart.ts'
import { boxRows, labelLines } from './chart-labels.ts'
import { type ChartLayout, type as textSize } from './layout.ts'

const escaped = (text: string) => text.replaceAll(/[<>&"]/g, sign => `&#${sign.codePointAt(0)};`)

const line = (x: number, y: number, text: string, look = '') => `<text x="${x}" y="${y}"${look}>${escaped(text)}</text>`

/** Look of a state's name, as on the page. */
const asName = ' font-size="13" font-weight="600"'

/**
 * Returns an SVG file of a chart (https://www.w3.org/TR/SVG2/), black on white, without a style sheet. Active states
 * have a blue frame.
 */
export function chartSvg(
  { states, transitions }: Chart,
  { width, height, states: boxes, arrows }: ChartLayout,
  active: ReadonlySet<string> = new Set(),
): string {
  const drawnStates = states.flatMap(state => {
    const box = boxes.get(state.id)
    if (!box) return []
    const { x, y } = box
    const frame = active.has(state.id) ? 'stroke="#06c" stroke-width="2"' : 'stroke="#555"'
    const rows = boxRows(state, transitions).map((row, at) => line(x + 12, y + 38 + at * textSize.line, row))
    return [
      `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="8" fill="none" ${frame} />`,
      line(x + 12, y + 18, state.isFolded ? `${state.name} +` : state.name, asName),
      ...rows,
    ]
  })
  const drawnArrows = arrows.flatMap(({ transitions: ids, points, label }) => {
    const lines = transitions.filter(({ id }) => ids.includes(id)).flatMap(labelLines)
    return [
      `<polyline points="${points.join(' ')}" fill="none" stroke="#555" marker-end="url(#head)" />`,
      ...(label ? lines.map((text, at) => line(label.x + 4, label.y + 12 + at * textSize.line, text)) : []),
    ]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="monospace" font-size="11">`,
    '<marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z" fill="#555" /></marker>',
    '<rect width="100%" height="100%" fill="white" />',
    ...drawnStates,
    ...drawnArrows,
    '</svg>',
    '',
  ].join('\n')
}
