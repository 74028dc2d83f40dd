import { pasteGestures } from './gestures/paste.gestures.ts'
import { editTransactionGestures, newTransactionGestures } from './gestures/transaction.gestures.ts'
import { testScene } from './test-scene.ts'

await testScene('paste', pasteGestures)
await testScene('new-transaction', newTransactionGestures)
await testScene('edit-transaction', editTransactionGestures)
