import ElkConstructor, { type ELK } from 'elkjs/lib/elk-api.js'
import { workerAddress } from '#lab/trusted.ts'

let started: ELK | undefined

/** Returns the Eclipse layout engine in its worker, which starts once. */
export const elk = (): ELK => (started ??= new ElkConstructor({ workerFactory: () => new Worker(workerAddress) }))
