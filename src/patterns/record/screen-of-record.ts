import type { ComponentType } from 'react'
import type { Environment } from '#actors/environment.tsx'
import type { RecordValues } from '#actors/record.actor.ts'
import { type Screen, type ScreenProps, withFirstCall } from '#patterns/loading/first-call.ts'
import type { RecordKind } from './record-kind.ts'

/** The screen of a saved record, whose first call loads it. */
export const screenOfRecord = <Values extends RecordValues>(
  component: ComponentType<ScreenProps>,
  kindIn: (environment: Environment) => Pick<RecordKind<Values>, 'load'>,
): Screen => withFirstCall(component, ({ environment, api, id }, signal) => kindIn(environment).load(api, id, signal))
