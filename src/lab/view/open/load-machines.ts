import { labHost, labPath } from '#lab/core/lab-host.ts'
import type { MachineSchemas } from '#lab/core/open/open-machine.ts'
import type { OpenedModule } from '#lab/core/open/pasted-module.ts'
import type { StateSources } from '#lab/core/state-source.ts'

/** File of the lab's server, pasted text, or the module in the page if both are null. */
export type MachineSource = { file: string | null; text: string | null }

/** Machines of a source, with the names of the imports that are replaced, and the files that the machines depend on. */
export type LoadedMachines = OpenedModule & { replaced: readonly string[]; files: readonly string[] }

type ServerAnswers = {
  files: readonly { path: string; ids: readonly string[] }[]
  module: { code: string; replaced: readonly string[]; files: readonly string[] }
  sources: readonly StateSources[]
  schemas: Readonly<Record<string, MachineSchemas>>
}

/** Asks the lab's server. @throws an error with its message, for the user. */
export async function askServer<Name extends keyof ServerAnswers>(
  name: Name,
  search: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<ServerAnswers[Name]> {
  const response = await fetch(`${labPath}/${name}?${new URLSearchParams(search)}`, { signal: signal ?? null })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

/** Imports the source of an ES module. */
async function importSource(source: string) {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  try {
    return await import(/* @vite-ignore */ address)
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Returns the machines of a source. @throws if its code cannot be loaded, or throws before it creates a machine. */
export async function loadMachines({ file, text }: MachineSource): Promise<LoadedMachines> {
  const { machinesOfModule, pastedModule } = await import('#lab/core/open/pasted-module.ts')
  if (text !== null) {
    const { default: run } = await importSource(pastedModule(text))
    return { ...(await machinesOfModule(run)), replaced: [], files: [] }
  }
  const { openBundle } = await import('#lab/core/open/open-bundle.ts')
  const inPage = file === null && labHost?.module ? { ...labHost.module, files: [] } : null
  return openBundle(async scope => inPage ?? askServer('module', { file: file ?? '', scope }), importSource)
}

/** Returns the schemas that the server derives from the types of a file's machines, by name. Takes several seconds. */
export const loadSchemas = async ({ file }: MachineSource): Promise<ServerAnswers['schemas']> =>
  file === null ? {} : askServer('schemas', { file })
