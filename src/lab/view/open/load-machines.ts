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

/** Runs the source of an ES module. @throws what its code throws. */
async function machinesIn(source: string): Promise<OpenedModule> {
  const { machinesOfModule } = await import('#lab/core/open/pasted-module.ts')
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  try {
    const loaded: { default: Parameters<typeof machinesOfModule>[0] } = await import(/* @vite-ignore */ address)
    return await machinesOfModule(loaded.default)
  } finally {
    URL.revokeObjectURL(address)
  }
}

/**
 * Returns the machines of a source. If a file fails with its imports, tries it without packages, then without imports.
 *
 * @throws if the module cannot be loaded, or if its code throws before it creates a machine.
 */
export async function loadMachines({ file, text }: MachineSource): Promise<LoadedMachines> {
  const { bundledModule, pastedModule } = await import('#lab/core/open/pasted-module.ts')
  const code = text === null ? null : pastedModule(text)
  const inPage = code ?? (file === null && labHost?.module ? bundledModule(labHost.module.code) : null)
  if (inPage !== null) return { ...(await machinesIn(inPage)), replaced: [], files: [] }
  let failure: unknown = null
  let cut: LoadedMachines | null = null
  for (const scope of ['installed', 'project', 'file']) {
    try {
      const { code: bundle, ...loaded } = await askServer('module', { file: file ?? '', scope })
      const opened = await machinesIn(bundledModule(bundle))
      if (Object.keys({ ...opened.machines, ...opened.factories }).length === 0) continue
      if (!opened.isCut) return { ...opened, ...loaded }
      cut ??= { ...opened, ...loaded }
    } catch (error) {
      failure ??= error
    }
  }
  if (cut) return cut
  throw failure ?? new Error('This file creates no machine. Open a file with createMachine(…) or setup(…).')
}

/** Returns the schemas that the server derives from the types of a file's machines, by name. Takes several seconds. */
export const loadSchemas = async ({ file }: MachineSource): Promise<ServerAnswers['schemas']> =>
  file === null ? {} : askServer('schemas', { file })
