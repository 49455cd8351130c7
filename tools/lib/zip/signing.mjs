import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../log.mjs';
import { localCache } from '../paths.mjs';

export const VARIABLE = 'USERFEEDBACK_SIGNING_KEY';

const folder = join( localCache, 'signing' );

/** The public half of the development key, base64: the value of USERFEEDBACK_CORE_VENDOR_KEY. */
export const developmentPublicKeyFile = join( folder, 'public.txt' );

/** What stands before the 32 bytes of an Ed25519 seed in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from( '302e020100300506032b657004220420', 'hex' );

const SEED_LENGTH = 32;

/**
 * A private key from what a person keeps: a PEM, or the seed in base64.
 *
 * @param {string} text The text.
 * @return {import('node:crypto').KeyObject} The key.
 */
export function privateKey( text ) {
	let key;
	try {
		const seed = Buffer.from( text, 'base64' );
		key = text.includes( '-----BEGIN' )
			? createPrivateKey( text )
			: createPrivateKey( { key: Buffer.concat( [ PKCS8, seed ] ), format: 'der', type: 'pkcs8' } );
	} catch {}
	if ( key?.asymmetricKeyType !== 'ed25519' ) {
		throw new UserError( `The signing key is no Ed25519 key: neither a PEM nor ${ SEED_LENGTH } bytes in base64.` );
	}
	return key;
}

/**
 * @param {import('node:crypto').KeyObject} key Private key.
 * @return {string} The public key as owner.json holds it: 32 bytes in base64.
 */
export function publicKeyOf( key ) {
	return createPublicKey( key )
		.export( { format: 'der', type: 'spki' } )
		.subarray( -SEED_LENGTH )
		.toString( 'base64' );
}

/** @return {import('node:crypto').KeyObject} The owner's key, from the environment. */
export function releaseKey() {
	const text = process.env[ VARIABLE ];
	if ( ! text ) {
		throw new UserError(
			`Packages are signed. Set ${ VARIABLE } to the owner's Ed25519 key (a PEM, or the 32 bytes of its seed in base64), or make packages for this machine with: npm run zip -- --development`
		);
	}
	return privateKey( text );
}

/** @return {Promise<import('node:crypto').KeyObject>} This checkout's own key, made on first use. */
export async function developmentKey() {
	const file = join( folder, 'private.txt' );
	if ( ! existsSync( file ) ) {
		const pair = generateKeyPairSync( 'ed25519' );
		const seed = pair.privateKey.export( { format: 'der', type: 'pkcs8' } ).subarray( -SEED_LENGTH );
		await mkdir( folder, { recursive: true } );
		await writeFile( file, seed.toString( 'base64' ) + '\n', { mode: 0o600 } );
	}
	const key = privateKey( readFileSync( file, 'utf8' ).trim() );
	await writeFile( developmentPublicKeyFile, publicKeyOf( key ) + '\n' );
	return key;
}

/**
 * A package's line of the catalog (docs/plans-and-addons.md).
 *
 * @param {Object}                          item         The package.
 * @param {string}                          item.slug    Slug of addons.json, or userfeedback-pro.
 * @param {string}                          item.version Version.
 * @param {string}                          item.file    File name.
 * @param {Uint8Array}                      item.zip     The zip.
 * @param {import('node:crypto').KeyObject} key          Private key.
 * @return {{slug: string, version: string, file: string, size: number, sha256: string, signature: string}} The line.
 */
export function catalogEntry( { slug, version, file, zip }, key ) {
	const sha256 = createHash( 'sha256' ).update( zip ).digest( 'hex' );
	const text = `userfeedback-package\n${ slug }\n${ version }\n${ zip.length }\n${ sha256 }\n`;
	return {
		slug,
		version,
		file,
		size: zip.length,
		sha256,
		signature: sign( null, Buffer.from( text ), key ).toString( 'base64' ),
	};
}
