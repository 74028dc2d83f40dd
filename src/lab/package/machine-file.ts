import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { bundledModule, machinesOfModule, type OpenedModule } from '#lab/core/open/pasted-module.ts'
import { bundleModule } from '#lab/server/bundle-module.ts'

/** Returns the absolute path of an argument. @throws if nothing is there. */
export function found(argument: string): string {
  const path = resolve(argument)
  if (!statSync(path, { throwIfNoEntry: false }))
    throw new Error(`There is no file or folder ${argument}. Check the path.`)
  return path
}

/** Machine of a file, with the file's bundle. */
export type MachineFromFile = { file: string; code: string; name: string; machine: OpenedModule['machines'][string] }

/** Opens one machine of a file: the named one, or the first. @throws if there is none. */
export async function openFile(argument: string | undefined, wanted: string | undefined): Promise<MachineFromFile> {
  if (argument === undefined) throw new Error('Name a file with a machine.')
  const file = found(argument)
  const { code } = await bundleModule(file, 'installed')
  const address = `data:text/javascript,${encodeURIComponent(bundledModule(code))}`
  const { default: run } = await import(/* @vite-ignore */ address)
  const { machines } = await machinesOfModule(run)
  const names = Object.keys(machines)
  const name = wanted ?? names[0] ?? ''
  const machine = machines[name]
  if (machine) return { file, code, name, machine }
  throw new Error(
    names.length === 0
      ? `${argument} creates no machine. Name a file with createMachine(…) or setup(…).`
      : `${argument} has no machine ${name}. It has ${names.join(', ')}.`,
  )
}
