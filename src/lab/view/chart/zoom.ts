import { room } from './chart-view.css.ts'

/** Size of a picture. `all` fits it to the canvas; `legible` does so too, unless its text becomes too small. */
export type Zoom = number | 'all' | 'legible'

/** Zoom levels. At 1, the chart's text is as large as the page's text. */
const sizes = [0.1, 0.15, 0.25, 0.35, 0.5, 0.65, 0.8, 1, 1.25, 1.5, 2] as const
export const smallest = sizes[0]
const smallestLegible = sizes[5]
export const largest = sizes[10]

/** Maximum difference between two zoom levels that count as equal. */
const close = 0.01

export const largerThan = (size: number): number => sizes.find(other => other > size + close) ?? largest

export const smallerThan = (size: number): number => sizes.findLast(other => other < size - close) ?? smallest

/** Returns the CSS width of a picture with this natural size. A fitted picture is not enlarged. */
export function widthAt(zoom: Zoom, { width, height }: { width: number; height: number }): string {
  if (typeof zoom === 'number') return `${width * zoom}px`
  const fitted = `min(${width}px, 100cqw, ${room} * ${width / height})`
  return zoom === 'all' ? fitted : `max(${width * smallestLegible}px, ${fitted})`
}

/** Returns the rendered scale of a picture, by its natural width. `canvas` is the scroll container of the picture. */
export const scaleOf = (canvas: HTMLElement | null, width: number): number =>
  (canvas?.firstElementChild?.getBoundingClientRect().width ?? 0) / width || 1

/** Returns the zoom after a wheel event. A `deltaY` of 100 px, one notch of most wheels, zooms by 20 %. */
export const wheeled = (size: number, deltaY: number): number =>
  Math.min(largest, Math.max(smallest, size * 1.2 ** (-deltaY / 100)))
