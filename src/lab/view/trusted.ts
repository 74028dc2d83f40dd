import worker from 'elkjs/lib/elk-worker.min.js?url'

const blank = '<!doctype html>'

/** Policy for the lab's two trusted values, which the demo's content security policy requires. */
const policy = globalThis.trustedTypes?.createPolicy('threereco-lab', {
  createScriptURL: () => worker,
  createHTML: () => blank,
})

/** URL of the layout worker. */
export const workerAddress: string = policy?.createScriptURL(worker) ?? worker

/** Empty document in standards mode, for a frame's `srcdoc`. */
export const blankPage: string = policy?.createHTML(blank) ?? blank
