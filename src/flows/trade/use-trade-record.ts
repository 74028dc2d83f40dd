import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { useApi } from '#actors/use-api.ts'
import { useWorld } from '#actors/world.tsx'
import { toDateTimeInput } from '#domain/dates.ts'
import { Problem, toProblem } from '#domain/problem.ts'
import { bodyOf, changeBetween, checkTrade, type TradeValues } from '#domain/trade-rules.ts'
import { recordMachine } from '#machines/record/record.machine.ts'
import type { FieldErrors } from '#machines/record/record.types.ts'
import type { Line, LineBody, Trade } from '#schemas/trade.ts'
import { toast } from '#ui/toasts.ts'
import type { TradeKind } from './trade-kind.ts'

/** What the form holds; `lines` are those of a saved record as they were loaded, which save themselves from then on. */
export type TradeFormValues = TradeValues & { lines: readonly Line[] }

/** Which field of the form shows a message about a field of the body. */
const fieldOf: Readonly<Record<string, string>> = { buyerId: 'buyer', sellerId: 'seller', createdAt: 'date' }

/** Puts the server's messages to the fields of the form. */
async function atFormFields<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([name, message]) => [fieldOf[name] ?? name, message]),
    )
    throw error.withFields(fields)
  }
}

/** A save that began is not called off by leaving its screen, which the signal tells: how it went is said all the same. */
async function toldAfterLeaving<Result>(kind: TradeKind, call: Promise<Result>, left: AbortSignal): Promise<Result> {
  try {
    const result = await call
    if (left.aborted) toast({ kind: 'success', title: `The ${kind.noun} is saved` })
    return result
  } catch (error) {
    const description = toProblem(error).message
    if (left.aborted) toast({ kind: 'error', title: `The ${kind.noun} is not saved`, description })
    throw error
  }
}

const valuesOf = ({ buyer, seller, createdAt, materials }: Trade): TradeFormValues => ({
  buyer,
  seller,
  date: toDateTimeInput(createdAt),
  lines: materials,
})

/**
 * The record machine of a form of transactions or collections. Saving gives the id. `checkLines` and `draftLines` are
 * asked when a new record is saved: messages about its lines, and the lines to send.
 */
export function useTradeRecord(
  kind: TradeKind,
  {
    id,
    values,
    checkLines = () => ({}),
    draftLines = () => [],
  }: { id: string | null; values: TradeFormValues; checkLines?: () => FieldErrors; draftLines?: () => LineBody[] },
) {
  const api = useApi()
  const { now } = useWorld()
  const [machine] = useState(() => {
    const calls = kind.calls(api)
    return recordMachine<TradeFormValues, string>().provide({
      actors: {
        load: fromPromise<TradeFormValues, { id: string }>(async ({ input, signal }) =>
          valuesOf(await calls.get(input.id, ['buyer', 'seller', 'materials'], signal)),
        ),
        save: fromPromise<string, { id: string | null; values: TradeFormValues; initial: TradeFormValues }>(
          async ({ input: { id: saved, values: after, initial }, signal }) => {
            const call =
              saved === null
                ? calls.create(bodyOf(after, draftLines()))
                : calls.update(saved, changeBetween(initial, after)).then(() => saved)
            return toldAfterLeaving(kind, atFormFields(call), signal)
          },
        ),
      },
    })
  })
  return useActorRef(machine, {
    input: { id, values, validate: current => ({ ...checkTrade(current, now()), ...checkLines() }) },
  })
}
