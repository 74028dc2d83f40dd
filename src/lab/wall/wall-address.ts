import { type Look, readLook, unusualLook } from '#lab/stage/stage.ts'

/** The widths of the pictures, in px, each with the height that is seen of it. */
export const pictureSizes = { 360: 640, 768: 480, 1440: 900 } as const

export type PictureWidth = keyof typeof pictureSizes

/** What the wall shows, and how. */
export type WallFilter = Look & {
  width: PictureWidth
  /** What is looked for in the names of screens and states. */
  find: string
}

export const widths = [360, 768, 1440] as const

/** What the search of an address says; of what it does not name, the first there is, at 768 px. */
export function readFilter(search: string): WallFilter {
  const given = new URLSearchParams(search)
  const width = widths.find(one => String(one) === given.get('width')) ?? 768
  return { ...readLook(search), width, find: given.get('find') ?? '' }
}

/** The search of the address, from which {@link readFilter} reads. */
export function writeFilter({ width, find, ...look }: WallFilter): string {
  const search = new URLSearchParams({ ...unusualLook(look), width: String(width) })
  if (find !== '') search.set('find', find)
  return `?${search}`
}
