import ElkConstructor, { type ELK } from 'elkjs/lib/elk-api.js'
import { workerAddress } from '#lab/trusted.ts'

let started: ELK | undefined

/** Eclipse's layout in its own worker, which is started once. */
export const elk = (): ELK => (started ??= new ElkConstructor({ workerFactory: () => new Worker(workerAddress) }))
