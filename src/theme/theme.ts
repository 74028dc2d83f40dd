// All theme styles in cascade order. The entry of the app imports only this file.
import './layers.css.ts'
import './fonts.css'
import './reset.css.ts'
import './scale.css.ts'
import './appearances/appearances.css.ts'
import './base.css.ts'
import './print.css'
