import type { ActorRefFrom } from 'xstate'
import type { navigationMachine } from './navigation.machine.ts'

export type NavigationActor<Screen> = ActorRefFrom<ReturnType<typeof navigationMachine<Screen>>>
