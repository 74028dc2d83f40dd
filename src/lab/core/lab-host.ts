/** Path of the lab's server. */
export const labPath = '/__lab'

/** Server of the lab, as its page knows it. */
export type LabHost = {
  /** Absolute path of the folder with the machines; null for a page without a server. */
  folder: string | null
  /** True if the server relays messages of running apps. */
  inspect: boolean
  /** Module that the page contains: the name of its file, its shown machine, and its replaced imports. */
  module?: { name: string; code: string; machine: string; replaced: readonly string[] }
}

/** Host of this page; null for a page without a server. */
export const labHost = (globalThis as { xstateLab?: LabHost }).xstateLab ?? null
