/**
 * Error responses of gateways, proxies, firewalls and web frameworks. Public issues show those of AWS API Gateway, Envoy
 * and gin, and the gateway without a session. The others are general knowledge. `message` is the text for the user, or
 * null if a sentence with the status replaces the body.
 */
export const errorResponses: ReadonlyArray<
  readonly [source: string, status: number, body: string, message: string | null]
> = [
  ['nginx, no upstream', 502, '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n</body>\r\n', null],
  ['nginx, large body', 413, '<html>\r\n<head><title>413 Request Entity Too Large</title></head>\r\n', null],
  ['HAProxy', 503, '<html><body><h1>503 Service Unavailable</h1>\nNo server is available.\n</body></html>\n', null],
  ['Apache', 504, '<!DOCTYPE HTML PUBLIC "-//IETF//DTD HTML 2.0//EN">\n<html><head>\n<title>504', null],
  ['IIS, with a byte order mark', 403, '\uFEFF<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN">', null],
  ['Varnish', 503, '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML', null],
  ['S3 and CloudFront', 403, '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>', null],
  ['a firewall, with a comment before the page', 403, '<!-- blocked -->\n<!DOCTYPE html><html>', null],
  ['a captive portal', 511, '<HEAD><META HTTP-EQUIV="refresh" CONTENT="0;url=http://192.0.2.1/"></HEAD>', null],
  ['Express, unknown route', 404, '<!DOCTYPE html>\n<html lang="en">\n<pre>Cannot POST /api/materials</pre>', null],
  ['Caddy, no upstream', 502, '', null],
  ['AWS API Gateway, slow upstream', 504, '{"message":"Endpoint request timed out"}', 'Endpoint request timed out'],
  ['AWS API Gateway, failure', 502, '{"message": "Internal server error"}', 'Internal server error'],
  ['AWS API Gateway, large body', 413, '{"message":"Request Too Long"}', 'Request Too Long'],
  ['AWS WAF', 403, '{"message":"Forbidden"}', 'Forbidden'],
  ['Kong, rate limit', 429, '{\n  "message":"API rate limit exceeded"\n}', 'API rate limit exceeded'],
  ['Kong, no upstream', 503, '{"message":"name resolution failed"}', 'name resolution failed'],
  [
    'Azure API Management',
    401,
    '{"statusCode": 401, "message": "Access denied due to missing subscription key."}',
    'Access denied due to missing subscription key.',
  ],
  ['Envoy', 503, 'no healthy upstream', 'no healthy upstream'],
  ['Cloudflare, for programs', 522, 'error code: 522', 'error code: 522'],
  ['Go, unknown route', 404, '404 page not found\n', '404 page not found'],
  ['a JSON string', 429, '"Rate limit exceeded."', 'Rate limit exceeded.'],
  [
    'Spring Boot',
    500,
    '{"timestamp":"2026-11-20T08:00:00.000+00:00","status":500,"error":"Internal Server Error","path":"/api/materials"}',
    'Internal Server Error',
  ],
  [
    'Google APIs',
    429,
    '{"error":{"code":429,"message":"Quota exceeded for this minute.","status":"RESOURCE_EXHAUSTED"}}',
    'Quota exceeded for this minute.',
  ],
  [
    'ASP.NET, problem details',
    400,
    '{"type":"https://tools.ietf.org/html/rfc9110","title":"Bad Request","status":400,"detail":"The weight is negative."}',
    'The weight is negative.',
  ],
  [
    'ASP.NET, validation',
    400,
    '{"title":"One or more validation errors occurred.","errors":{"name":["The field is required."]}}',
    'One or more validation errors occurred.',
  ],
  ['Django REST framework', 403, '{"detail":"CSRF Failed: CSRF token missing."}', 'CSRF Failed: CSRF token missing.'],
  ['Django REST framework, fields', 400, '{"name":["This field may not be blank."]}', null],
  ['FastAPI, validation', 422, '{"detail":[{"loc":["body","name"],"msg":"field required"}]}', null],
  ['gin, bound body', 400, '{"error":"invalid character \'x\' in literal"}', "invalid character 'x' in literal"],
  [
    'gin, with the two fields of this server',
    400,
    '{"error":"Bad Request","message":"Key: Name, required\\nKey: GwCode, required"}',
    'Key: Name, required\nKey: GwCode, required',
  ],
  ['Laravel', 429, '{"message": "Too Many Attempts."}', 'Too Many Attempts.'],
  ['Django, debugging as text', 500, 'OperationalError at /api/materials/\n\nRequest Method: POST\n', null],
  ['a Java stack trace', 500, 'java.lang.NullPointerException\n\tat com.example.Filter.doFilter(Filter.java:12)', null],
  ['a list', 400, '["weight must be positive"]', null],
]

/** Bodies with status 200 that do not come from the server, after a write that it perhaps did not receive. */
export const foreignSuccesses: ReadonlyArray<readonly [source: string, body: string]> = [
  ['a gateway without a session', 'invalid token'],
  ['a sign-in page after a redirect', '<!DOCTYPE html><html><title>Sign in</title>'],
  ['the start page of an app at a wrong address', '<!doctype html>\n<div id="root"></div>'],
  ['a captive portal', '<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>'],
]
