import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { get } from '#api/answers.ts'
import { createClient } from '#api/client.ts'
import { Problem } from '#domain/problem.ts'
import { errorResponses, foreignSuccesses } from '#tests/inputs/server-responses.ts'
import { startServer } from './server.ts'

/** Sends a read and a write, which both receive this response, and returns their errors. */
async function problemsOf(answer: { status: number; body: string }) {
  await using server = Object.assign(await startServer(), { [Symbol.asyncDispose]: () => server.stop() })
  const client = createClient({ address: server.address })
  server.answer(answer, answer)
  const errors = [
    await get(client, 'materials.list', z.object({ items: z.array(z.unknown()) })).catch((error: unknown) => error),
    await client.write('put', 'materials/1', {}).catch((error: unknown) => error),
  ]
  return errors.map(error => {
    if (!(error instanceof Problem)) throw new Error(`Not refused: ${JSON.stringify(error)}`)
    return error
  })
}

test.for(errorResponses)('The error of %s (%i) has a text for users', async ([, status, body, message]) => {
  const isFailure = status >= 500
  const sentence = `The server ${isFailure ? 'failed' : 'refused this request'} (${status}).`
  const [ofRead, ofWrite] = await problemsOf({ status, body })
  expect(ofRead).toMatchObject({ status, message: message ?? sentence, mayBeDone: false })
  expect(ofWrite).toMatchObject({ status, message: message ?? sentence, mayBeDone: isFailure })
})

test.for(foreignSuccesses)('A response with status 200 from %s is an error', async ([, body]) => {
  const [ofRead, ofWrite] = await problemsOf({ status: 200, body })
  expect([ofRead, ofWrite]).toMatchObject([
    { kind: 'contract', mayBeDone: false },
    { kind: 'contract', mayBeDone: true },
  ])
})
