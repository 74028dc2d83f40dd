import type { ActorRefFrom } from 'xstate'
import type { recordingMachine } from './recording.machine.ts'

export type RecordingActor = ActorRefFrom<typeof recordingMachine>
