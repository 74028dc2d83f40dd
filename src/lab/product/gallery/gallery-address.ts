import { customLook, type Look, readLook } from '#lab/product/stage/stage.ts'

/** Visible heights of the pictures in px, by picture width. */
export const pictureSizes = { 360: 640, 768: 480, 1440: 900 } as const

export type PictureWidth = keyof typeof pictureSizes

/** Filters and display settings of the gallery. */
export type GalleryFilter = Look & {
  width: PictureWidth
  /** Search term for the names of screens and states. */
  find: string
}

export const widths = [360, 768, 1440] as const

/** Parses the filters in a query. Missing settings get the first option; the default width is 768 px. */
export function readFilter(search: string): GalleryFilter {
  const given = new URLSearchParams(search)
  const width = widths.find(one => String(one) === given.get('width')) ?? 768
  return { ...readLook(search), width, find: given.get('find') ?? '' }
}

/** Returns the query of the filters. Inverse of {@link readFilter}. */
export function writeFilter({ width, find, ...look }: GalleryFilter): string {
  const search = new URLSearchParams({ ...customLook(look), width: String(width) })
  if (find !== '') search.set('find', find)
  return `?${search}`
}
