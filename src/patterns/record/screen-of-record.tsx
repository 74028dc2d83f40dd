import type { ComponentType } from 'react'
import type { Environment } from '#actors/environment.tsx'
import { sessionApi } from '#actors/use-api.ts'
import type { RecordValues } from '#machines/form/form.types.ts'
import { type Screen, withScreenLoader } from '#patterns/loading/screen-loader.ts'
import type { RecordKind } from './record-kind.ts'

export type RecordScreenProps<Values> = { id: string; loaded: Values | undefined }

export const screenOfRecord = <Values extends RecordValues>(
  Component: ComponentType<RecordScreenProps<Values>>,
  kindIn: (environment: Environment) => Pick<RecordKind<Values>, 'load'>,
): Screen =>
  withScreenLoader(
    ({ id, answer }) => <Component key={id} id={id} loaded={answer as Values | undefined} />,
    async ({ environment, api, id }, signal) => {
      const loaded = await kindIn(environment).load(api, id, signal)
      // Discards the prefetched response, because the form already has these values. The next read must return the
      // server's current state, so that the form can compare its values with that state.
      sessionApi(environment).dropAhead()
      return loaded
    },
  )
