import { useSelector } from '@xstate/react'
import { useEnvironment } from '#actors/environment.tsx'
import { isOffline } from '#machines/session/session.selectors.ts'

/** True while the user works with the data of this device, because the app started without a connection. */
export const useIsOffline = (): boolean => useSelector(useEnvironment().session, isOffline)
