import { beforeEach } from 'vitest'
import { catchFiles } from '../../features/saved-files.ts'
import { batchGestures } from './gestures/batch.gestures.ts'
import { listExportGestures } from './gestures/list-export.gestures.ts'
import { testScene } from './test-scene.ts'

beforeEach(() => void catchFiles())

await testScene('deed-to-rows', batchGestures)
await testScene('list-export', listExportGestures)
