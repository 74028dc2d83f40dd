import { describe, expect, test } from 'vitest'
import { takingTurns } from '#domain/taking-turns.ts'

/** Calls that are answered when the test says so. */
function manualCalls(limit: number) {
  const inTurn = takingTurns(limit)
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

describe('calls that take turns', () => {
  test('are made as many at once as may be, and the next when one is answered', async () => {
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

  test('go on after one has failed', async () => {
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

  test('are never made once they are called off while they wait', async () => {
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
