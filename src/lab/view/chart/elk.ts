import ElkConstructor, { type ELK } from 'elkjs/lib/elk-api.js'
import { workerAddress } from '#lab/view/trusted.ts'

let started: ELK | undefined

/** Returns the ELK layout engine. Its worker starts on the first call. */
export const elk = (): ELK => (started ??= new ElkConstructor({ workerFactory: () => new Worker(workerAddress) }))
