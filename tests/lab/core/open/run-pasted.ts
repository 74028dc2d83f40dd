import { machinesOfModule, pastedModule } from '#lab/core/open/pasted-module.ts'

/** Runs a pasted text as the lab does. */
export async function runPasted(text: string) {
  const address = `data:text/javascript,${encodeURIComponent(pastedModule(text))}`
  const { default: run } = await import(/* @vite-ignore */ address)
  return machinesOfModule(run)
}
