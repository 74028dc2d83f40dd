import { useSelector } from '@xstate/react'
import { useEnvironment } from '#actors/environment.tsx'

/** True while the user works with the data of this device, because the app started without a connection. */
export const useIsOffline = (): boolean => useSelector(useEnvironment().session, snapshot => snapshot.hasTag('offline'))
