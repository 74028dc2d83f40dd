import { describe, expect, test } from 'vitest'
import { limitConcurrency } from '#domain/concurrency-limit.ts'

/** Creates calls that the test resolves manually. */
function manualCalls(limit: number) {
  const inTurn = limitConcurrency(limit)
  const made: Array<PromiseWithResolvers<string>> = []
  return {
    made,
    call: (signal: AbortSignal = new AbortController().signal) =>
      inTurn(() => {
        const answer = Promise.withResolvers<string>()
        made.push(answer)
        return answer.promise
      }, signal),
  }
}

/** Lets the handlers of every settled promise run. */
const settled = () => new Promise<void>(resolve => setImmediate(resolve))

describe('Concurrency limit', () => {
  test('starts calls up to the limit, and the next after a response', async () => {
    const { made, call } = manualCalls(2)
    const results = [call(), call(), call(), call()]
    await settled()
    expect(made).toHaveLength(2)
    made[1]?.resolve('second')
    await settled()
    expect(made).toHaveLength(3)
    made[0]?.resolve('first')
    made[2]?.resolve('third')
    await settled()
    made[3]?.resolve('fourth')
    expect(await Promise.all(results)).toEqual(['first', 'second', 'third', 'fourth'])
  })

  test('continues after a failure', async () => {
    const { made, call } = manualCalls(1)
    const refused = call()
    const next = call()
    await settled()
    made[0]?.reject(new Error('Refused'))
    await expect(refused).rejects.toThrow('Refused')
    await settled()
    made[1]?.resolve('next')
    expect(await next).toBe('next')
  })

  test('never starts a call that is aborted while it waits', async () => {
    const { made, call } = manualCalls(1)
    const first = call()
    const leaving = new AbortController()
    const waiting = call(leaving.signal)
    leaving.abort(new Error('Left'))
    await expect(waiting).rejects.toThrow('Left')
    made[0]?.resolve('first')
    expect(await first).toBe('first')
    await settled()
    expect(made).toHaveLength(1)
  })
})
