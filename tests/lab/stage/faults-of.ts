import { waitFor } from '@testing-library/react'
import type { AnyMachineSnapshot } from 'xstate'
import type { Scene } from '#lab/stage/scene.ts'
import { sightsIn, thingInWords, thingsOf } from '#lab/stage/sights/sight.ts'
import { isInSight } from './eyes.ts'

/** What a person ought to see on a screen and does not, and the other way round. */
export const faultsOf = ({ sights }: Scene, snapshot: AnyMachineSnapshot): readonly string[] =>
  sightsIn(sights, snapshot).flatMap(({ state, sight: { sees, seesNo } }) => [
    ...thingsOf(sees, snapshot).flatMap(thing => (isInSight(thing) ? [] : `${state}: sees no ${thingInWords(thing)}`)),
    ...thingsOf(seesNo, snapshot).flatMap(thing => (isInSight(thing) ? `${state}: sees ${thingInWords(thing)}` : [])),
  ])

/** Waits until something is the case; false where it does not become so. */
export const becomes = (isSo: () => boolean): Promise<boolean> =>
  waitFor(() => {
    if (!isSo()) throw new Error('It is not so yet')
  }).then(
    () => true,
    () => false,
  )
