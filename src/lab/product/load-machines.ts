import type { AnyStateMachine } from 'xstate'
import { exportedMachines } from '#lab/core/open/exported-machines.ts'
import type { MachineSchemas } from '#lab/core/open/open-machine.ts'
import type { PastedMachines } from '#lab/core/open/pasted-module.ts'
import { readVersion4 } from '#lab/core/open/version-4.ts'

/** Absolute path of a file that the development server serves, or a pasted text. */
export type MachineSource = { file: string | null; text: string | null }

const importModule = (address: string): Promise<object> => import(/* @vite-ignore */ address)

async function ofText(text: string): Promise<PastedMachines> {
  const { pastedModule, machinesOfPasted } = await import('#lab/core/open/pasted-module.ts')
  const address = URL.createObjectURL(new Blob([pastedModule(text)], { type: 'text/javascript' }))
  try {
    const loaded = await importModule(address)
    if (!('default' in loaded) || typeof loaded.default !== 'function') throw new TypeError('The text is no module')
    return await machinesOfPasted(loaded.default as Parameters<typeof machinesOfPasted>[0])
  } finally {
    URL.revokeObjectURL(address)
  }
}

/**
 * Returns the schemas that the development server derives from the types of a file's machines, by name. Takes several
 * seconds.
 *
 * @throws if the server cannot read the types.
 */
export async function loadSchemas({ file }: MachineSource): Promise<Readonly<Record<string, MachineSchemas>>> {
  if (file === null) return {}
  const response = await fetch(`/__machine-schemas?${new URLSearchParams({ file })}`)
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

/** Returns the keys of XState 4 that XState 5 ignores in a file's machine. */
const ignoredKeys = ({ config }: AnyStateMachine) =>
  readVersion4({ ...config }).oldKeys.map(found => ({ ...found, isRead: false }))

/** Returns the machines of a source. @throws if the module cannot be loaded or its code throws. */
export async function loadMachines({ file, text }: MachineSource): Promise<PastedMachines> {
  if (text !== null || file === null) return ofText(text ?? '')
  const machines = exportedMachines(await importModule(`/@fs${file}`))
  const oldKeys = Object.entries(machines).map(([name, machine]) => [name, ignoredKeys(machine)] as const)
  return { machines, oldKeys: Object.fromEntries(oldKeys), failure: null }
}
