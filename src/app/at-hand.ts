/*
 * What shows failures and asks questions, fetched ahead of time, because there may be no connection when it is needed: the
 * build makes one file of these, and the browser answers later imports of them by itself.
 */
import '#ui/feedback/toaster.tsx'
import '#api/authentication-answers.ts'
import '#patterns/deletion/deletion-dialog.tsx'
import '#features/trades/paste/paste-dialog.tsx'
import '#features/sign-in/authenticator-setup.tsx'
import './cover.tsx'
import './not-found.tsx'
import './not-permitted.tsx'
