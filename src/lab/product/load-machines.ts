import { exportedMachines, type NamedMachines } from '#lab/core/open/exported-machines.ts'
import type { MachineSchemas } from '#lab/core/open/open-machine.ts'

/** Absolute path of a file that the development server serves, or a pasted text. */
export type MachineSource = { file: string | null; text: string | null }

const importModule = (address: string): Promise<object> => import(/* @vite-ignore */ address)

async function ofText(text: string): Promise<NamedMachines> {
  const { pastedModule, machinesOfPasted } = await import('#lab/core/open/pasted-module.ts')
  const address = URL.createObjectURL(new Blob([pastedModule(text)], { type: 'text/javascript' }))
  try {
    const loaded = await importModule(address)
    if (!('default' in loaded) || typeof loaded.default !== 'function') throw new TypeError('The text is no module')
    return machinesOfPasted((...given) => void Reflect.apply(loaded.default as () => void, undefined, given))
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Returns the schemas that the development server derives from the types of a file's machines, by name. */
async function schemasOfTypes(file: string): Promise<Readonly<Record<string, MachineSchemas>>> {
  const response = await fetch(`/__machine-schemas?${new URLSearchParams({ file })}`)
  return response.ok ? response.json() : {}
}

/**
 * Returns the machines of a source by name, and the schemas of their types.
 *
 * @throws if the module cannot be loaded or its code throws.
 */
export async function loadMachines({ file, text }: MachineSource) {
  if (text !== null || file === null) return { machines: await ofText(text ?? ''), typed: {} }
  const [exports, typed] = await Promise.all([importModule(`/@fs${file}`), schemasOfTypes(file)])
  return { machines: exportedMachines(exports), typed }
}
