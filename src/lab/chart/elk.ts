import ElkConstructor, { type ELK } from 'elkjs/lib/elk-api.js'
import worker from 'elkjs/lib/elk-worker.min.js?url'

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

/** The address of the worker as a TrustedScriptURL, which the content security policy of the demo requires. */
function trustedWorker(): string {
  if (!('trustedTypes' in window)) return worker
  return (window.trustedTypes as Policies)
    .createPolicy('threereco-lab', { createScriptURL: () => worker })
    .createScriptURL(worker)
}

let started: ELK | undefined

/** Eclipse's layout in a worker of its own, which is started once. */
export const elk = (): ELK => (started ??= new ElkConstructor({ workerFactory: () => new Worker(trustedWorker()) }))
