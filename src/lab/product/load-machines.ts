import { exportedMachines, type NamedMachines } from '#lab/core/open/exported-machines.ts'

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

/** Returns the machines of a source by name. @throws if the module cannot be loaded or its code throws. */
export const loadMachines = async ({ file, text }: MachineSource): Promise<NamedMachines> =>
  text === null ? exportedMachines(await importModule(`/@fs${file ?? ''}`)) : ofText(text)
