import type { ComponentType } from 'react'
import type { Environment } from '#actors/environment.tsx'
import type { RecordValues } from '#actors/records/record.actor.ts'
import { sessionApi } from '#actors/use-api.ts'
import { type Screen, withFirstCall } from '#patterns/loading/first-call.ts'
import type { RecordKind } from './record-kind.ts'

export type RecordScreenProps<Values> = { id: string; loaded: Values | undefined }

export const screenOfRecord = <Values extends RecordValues>(
  Component: ComponentType<RecordScreenProps<Values>>,
  kindIn: (environment: Environment) => Pick<RecordKind<Values>, 'load'>,
): Screen =>
  withFirstCall(
    // The answer is that of the call below.
    ({ id, answer }) => <Component key={id} id={id} loaded={answer as Values | undefined} />,
    async ({ environment, api, id }, signal) => {
      const loaded = await kindIn(environment).load(api, id, signal)
      // The form has these values from here. When it reads again, that is to compare them with what the server has then.
      sessionApi(environment).dropAhead()
      return loaded
    },
  )
