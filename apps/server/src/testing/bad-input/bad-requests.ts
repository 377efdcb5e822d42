import { HEADER } from "@vycep/contract/headers";
import { badTexts } from "./bad-values.ts";

/** Bodies that are no request, by what is wrong with them. */
export const badBodies: Readonly<Record<string, string>> = {
  empty: "",
  "a space": " ",
  "a lone brace": "{",
  "a lone bracket": "]",
  null: "null",
  "a number": "1",
  "a text": '"text"',
  "a list": "[]",
  "an empty object": "{}",
  "two values": "{}{}",
  "a trailing comma": '{"query":"{__typename}",}',
  "single quotes": "{'query':'{__typename}'}",
  "a comment": "/* hi */ {}",
  "a poisoned prototype": '{"__proto__":{"admin":true}}',
  "a poisoned constructor": '{"constructor":{"prototype":{"admin":true}}}',
  "a deep list": `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
  "a deep object": `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
  "a null byte": '{"query":"\u0000"}',
  "a byte order mark": '\ufeff{"query":"{__typename}"}',
  "bytes that are no text": "\u00ff\u00fe\u0000\u0001",
  "a form": "grant_type=password&username=a&password=b",
  "a file": '--x\r\ncontent-disposition: form-data; name="a"; filename="../../a"\r\n\r\nb\r\n--x--\r\n',
  XML: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  "two megabytes": JSON.stringify({ query: "x".repeat(2_097_152) }),
};

export const oddMethods = [
  "HEAD",
  "OPTIONS",
  "PUT",
  "PATCH",
  "DELETE",
  "TRACE",
  "PROPFIND",
  "QUERY",
  "MKCOL",
];

const bases = ["", "/graphql", "/oidc", "/identity", "/docs", "/assets", "/prodczsk-api/api/v1/portal"];
const tails = [
  "/..%2f..%2f..%2fetc%2fpasswd",
  "/%2e%2e/%2e%2e/%2e%2e/package.json",
  "/..%5c..%5cpackage.json",
  "/%00",
  "/%",
  "/%zz",
  "/%ff%fe",
  "//",
  "///etc/passwd",
  "/.env",
  "/.git/config",
  "/wp-login.php",
  "/a/b/c/d/e/f",
  `/${"x".repeat(5000)}`,
  "/%F0%9F%8D%BA",
  "/orders/%27%3B%20drop%20table%20cart%3B",
  "?a[b][c]=1&a=2&__proto__[x]=1",
  `?${"a=1&".repeat(2000)}`,
];
export const badPaths: readonly string[] = bases.flatMap((base) => tails.map((tail) => `${base}${tail}`));

const choices = Object.values(HEADER);
const more = [
  "accept",
  "accept-language",
  "content-encoding",
  "cookie",
  "origin",
  "x-forwarded-for",
  "x-request-id",
];
/** Values that HTTP lets through at all: no control characters, nothing beyond Latin 1. */
const values = badTexts.filter((text) => /^[ -~]*$/.test(text));
export const badHeaders: readonly (readonly [string, string])[] = [...choices, ...more].flatMap((name, at) =>
  values.filter((_value, index) => (index + at) % 3 === 0).map((value) => [name, value] as const),
);

const head = "host: localhost\r\nconnection: close\r\n";

/** What no HTTP library would send. */
export const rawRequests: Readonly<Record<string, string>> = {
  "no HTTP at all": "hello\r\n\r\n",
  "a TLS greeting": "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
  "headers of 200 kB": `GET /healthz HTTP/1.1\r\n${head}x: ${"a".repeat(200_000)}\r\n\r\n`,
  "3,000 headers": `GET /healthz HTTP/1.1\r\n${head}${Array.from({ length: 3000 }, (_each, index) => `x${index}: 1\r\n`).join("")}\r\n`,
  "an address of 100 kB": `GET /${"a".repeat(100_000)} HTTP/1.1\r\n${head}\r\n`,
  "a line feed in a header": `GET /healthz HTTP/1.1\r\n${head}x: a\nb\r\n\r\n`,
  "a null byte in a header": `GET /healthz HTTP/1.1\r\n${head}x: a\u0000b\r\n\r\n`,
  "a space before the colon": `GET /healthz HTTP/1.1\r\n${head}x : a\r\n\r\n`,
  "no host": "GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n",
  "two hosts": `GET /healthz HTTP/1.1\r\n${head}host: evil.example\r\n\r\n`,
  "two lengths": `POST /graphql HTTP/1.1\r\n${head}content-length: 5\r\ncontent-length: 6\r\n\r\nhello`,
  "a negative length": `POST /graphql HTTP/1.1\r\n${head}content-length: -1\r\n\r\n`,
  "length and chunks": `POST /graphql HTTP/1.1\r\n${head}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  "a chunk that is no number": `POST /graphql HTTP/1.1\r\n${head}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n\r\n`,
  "a whole address of another house": `GET http://evil.example/healthz HTTP/1.1\r\n${head}\r\n`,
  "HTTP of tomorrow": `GET /healthz HTTP/9.9\r\n${head}\r\n`,
  "an unknown method": `BREW /healthz HTTP/1.1\r\n${head}\r\n`,
  "a lower-case method": `get /healthz HTTP/1.1\r\n${head}\r\n`,
};
