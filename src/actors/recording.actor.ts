import { recordingMachine } from '#machines/recording/recording.machine.ts'
import { type Afterwards, afterwardsKinds } from '#machines/recording/recording.types.ts'
import { browserStorage } from './storage.ts'

/** The storage key of what is shown once a trade is recorded. */
const key = 'threereco.afterRecording'

/** What was chosen last in this browser; the list where nothing was. */
export function keptAfterwards(): Afterwards {
  const kept = browserStorage.read(key)
  return afterwardsKinds.find(kind => kind === kept) ?? 'list'
}

/** The machine of recording, whose choice this browser keeps. Where it stores nothing, the choice holds for this visit. */
export const keptRecordingMachine = recordingMachine.provide({
  actions: { keep: (_, { afterwards }) => void browserStorage.write(key, afterwards) },
})
