import { outboxGestures } from './gestures/outbox.gestures.ts'
import { testScene } from './test-scene.ts'

await testScene('outbox', outboxGestures)
