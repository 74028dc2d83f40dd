import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { openBundle } from '#lab/core/open/open-bundle.ts'
import { bundleModule } from '#lab/server/bundle-module.ts'

/** Returns the absolute path of an argument. @throws if nothing is there. */
export function found(argument: string): string {
  const path = resolve(argument)
  if (!statSync(path, { throwIfNoEntry: false }))
    throw new Error(`There is no file or folder ${argument}. Check the path.`)
  return path
}

/** Machine of a file, and what the file's bundle contains. */
export type MachineFromFile = Awaited<ReturnType<typeof openFile>>

/** Opens a machine of a file. Without a name, opens the first one. @throws if there is none. */
export async function openFile(argument: string | undefined, wanted: string | undefined) {
  if (argument === undefined) throw new Error('Name a file with a machine.')
  const file = found(argument)
  const opened = await openBundle(
    scope => bundleModule(file, scope),
    source => {
      const address = `data:text/javascript,${encodeURIComponent(source)}`
      return import(/* @vite-ignore */ address)
    },
  )
  const names = Object.keys(opened.machines)
  const name = wanted ?? names[0] ?? ''
  const machine = opened.machines[name]
  if (!machine) throw new Error(`${argument} has no machine ${name}. It has ${names.join(', ') || 'none'}.`)
  return { ...opened, file, name, machine }
}
