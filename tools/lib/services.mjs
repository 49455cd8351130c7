import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { UserError } from './log.mjs';
import { freePort, waitForPort } from './net.mjs';
import { run, startDaemon, which } from './run.mjs';
import { ensureSystem, findFpm } from './debian.mjs';

const isRoot = () => process.getuid?.() === 0;

async function logTail( file ) {
	return existsSync( file ) ? ( await readFile( file, 'utf8' ) ).split( '\n' ).slice( -25 ).join( '\n' ) : '';
}

async function ready( port, what, log ) {
	try {
		await waitForPort( port, what );
	} catch ( error ) {
		throw new UserError( `${ error.message }\n${ await logTail( log ) }` );
	}
}

/**
 * Starts a MariaDB server of its own, in its own data folder.
 *
 * @param {string}   folder     Data and log live here.
 * @param {number}   [wish]     Port to prefer.
 * @param {string[]} [settings] Further server options.
 * @return {Promise<{pid: number, port: number, runtime: string}>} The server and its folder for the socket.
 */
export async function startMariaDb( folder, wish, settings = [] ) {
	await ensureSystem( [ 'mariadb' ] );
	const data = join( folder, 'mariadb' );
	const log = join( folder, 'mariadb.log' );
	const user = isRoot() ? [ '--user=root' ] : [];
	// A socket path may have no more than 107 characters; a checkout's may have more.
	const runtime = await mkdtemp( join( tmpdir(), 'userfeedback-db-' ) );
	// A server that starts clears its folder of temporary tables, also of another server's.
	const apart = `--tmpdir=${ runtime }`;
	if ( ! existsSync( join( data, 'mysql' ) ) ) {
		await rm( data, { recursive: true, force: true } );
		await mkdir( data, { recursive: true } );
		await run( which( 'mariadb-install-db' ), [
			'--no-defaults',
			...user,
			`--datadir=${ data }`,
			apart,
			'--auth-root-authentication-method=normal',
			'--skip-test-db',
		] );
	}
	const port = await freePort( wish );
	const pid = startDaemon(
		which( 'mariadbd' ),
		[
			'--no-defaults',
			...user,
			`--datadir=${ data }`,
			`--socket=${ join( runtime, 's' ) }`,
			`--pid-file=${ join( runtime, 'pid' ) }`,
			apart,
			`--port=${ port }`,
			'--bind-address=127.0.0.1',
			'--skip-name-resolve',
			'--character-set-server=utf8mb4',
			'--max-connections=200',
			...settings,
		],
		log
	);
	await ready( port, 'MariaDB', log );
	return { pid, port, runtime };
}

/**
 * Starts php-fpm with a fixed number of workers.
 *
 * @param {string} folder      Configuration and logs live here.
 * @param {number} [wish]      Port to prefer.
 * @param {number} [workers=8] Workers.
 * @param {boolean} [measured] As PHP comes, for measuring. A site for development looks at
 *                             every file of code in every request, to see whether it was edited.
 * @return {Promise<{pid: number, port: number}>} The process manager.
 */
export async function startFpm( folder, wish, workers = 8, measured = false ) {
	await ensureSystem( [ 'php', 'site', 'fpm' ] );
	const port = await freePort( wish );
	const log = join( folder, 'php-fpm.log' );
	const name = userInfo().username;
	await writeFile(
		join( folder, 'php-fpm.conf' ),
		`[global]
error_log = ${ log }
daemonize = no
[www]
user = ${ name }
listen = 127.0.0.1:${ port }
listen.backlog = 511
pm = static
pm.max_children = ${ workers }
catch_workers_output = yes
decorate_workers_output = no
php_value[error_log] = ${ join( folder, 'php-error.log' ) }
php_admin_flag[log_errors] = on
php_admin_value[memory_limit] = 256M
php_admin_value[upload_max_filesize] = 32M
php_admin_value[post_max_size] = 32M
php_admin_value[sendmail_path] = /bin/true
${ measured ? '' : 'php_admin_value[opcache.revalidate_freq] = 0' }
`
	);
	const pid = startDaemon(
		findFpm(),
		[ '-F', '-y', join( folder, 'php-fpm.conf' ), ...( isRoot() ? [ '-R' ] : [] ) ],
		log
	);
	await ready( port, 'php-fpm', log );
	return { pid, port };
}

/**
 * Starts nginx before php-fpm, with WordPress's pretty permalinks.
 *
 * @param {string} folder   Configuration and logs live here.
 * @param {string} document The WordPress folder.
 * @param {number} fpmPort  Where php-fpm listens.
 * @param {number} [wish]   Port to prefer.
 * @return {Promise<{pid: number, port: number}>} The server.
 */
export async function startNginx( folder, document, fpmPort, wish ) {
	await ensureSystem( [ 'nginx' ] );
	const port = await freePort( wish );
	const log = join( folder, 'nginx-error.log' );
	const temp = join( folder, 'nginx' );
	await mkdir( temp, { recursive: true } );
	const temps = [ 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ]
		.map( ( kind ) => `	${ kind }_temp_path "${ join( temp, kind ) }";` )
		.join( '\n' );
	await writeFile(
		join( folder, 'nginx.conf' ),
		`${ isRoot() ? `user ${ userInfo().username };` : '' }
daemon off;
worker_processes 2;
pid "${ join( folder, 'nginx.pid' ) }";
error_log "${ log }";
events { worker_connections 1024; }
http {
	types {
		text/html html; text/css css; text/javascript js mjs; application/json json map;
		image/svg+xml svg; image/png png; image/jpeg jpg jpeg; image/gif gif; image/webp webp;
		font/woff2 woff2; font/woff woff; application/zip zip; text/plain txt;
	}
	default_type application/octet-stream;
	charset utf-8;
	access_log "${ join( folder, 'nginx-access.log' ) }";
	client_max_body_size 32m;
	gzip on;
	gzip_types text/css text/javascript application/json image/svg+xml;
${ temps }
	server {
		listen 127.0.0.1:${ port };
		server_name 127.0.0.1;
		root "${ document }";
		index index.php;
		absolute_redirect off;
		location ~ /\\. { deny all; }
		location / { try_files $uri $uri/ /index.php?$args; }
		location ~ \\.php$ {
			try_files $uri =404;
			fastcgi_pass 127.0.0.1:${ fpmPort };
			fastcgi_index index.php;
			fastcgi_read_timeout 300;
			fastcgi_buffers 16 64k;
			fastcgi_buffer_size 64k;
			include "${ join( folder, 'fastcgi_params' ) }";
		}
	}
}
`
	);
	await writeFile(
		join( folder, 'fastcgi_params' ),
		`fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
fastcgi_param QUERY_STRING $query_string;
fastcgi_param REQUEST_METHOD $request_method;
fastcgi_param CONTENT_TYPE $content_type;
fastcgi_param CONTENT_LENGTH $content_length;
fastcgi_param SCRIPT_NAME $fastcgi_script_name;
fastcgi_param REQUEST_URI $request_uri;
fastcgi_param DOCUMENT_URI $document_uri;
fastcgi_param DOCUMENT_ROOT $document_root;
fastcgi_param SERVER_PROTOCOL $server_protocol;
fastcgi_param REQUEST_SCHEME $scheme;
fastcgi_param GATEWAY_INTERFACE CGI/1.1;
fastcgi_param SERVER_SOFTWARE nginx/$nginx_version;
fastcgi_param REMOTE_ADDR $remote_addr;
fastcgi_param REMOTE_PORT $remote_port;
fastcgi_param SERVER_ADDR $server_addr;
fastcgi_param SERVER_PORT $server_port;
fastcgi_param SERVER_NAME $server_name;
fastcgi_param HTTP_HOST $http_host;
fastcgi_param REDIRECT_STATUS 200;
`
	);
	const pid = startDaemon( which( 'nginx' ), [ '-e', log, '-c', join( folder, 'nginx.conf' ), '-p', folder ], log );
	await ready( port, 'nginx', log );
	return { pid, port };
}
