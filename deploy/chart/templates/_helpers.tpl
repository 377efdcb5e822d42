{{- define "vycep.name" -}}
{{ .Release.Name | trunc 40 | trimSuffix "-" }}
{{- end }}

{{- define "vycep.labels" -}}
app.kubernetes.io/name: vycep
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "vycep.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{/* The settings of every process; what is secret comes of a Secret that exists. */}}
{{- define "vycep.environment" -}}
- name: VYCEP_ORIGIN
  value: {{ .Values.origin | quote }}
- name: HOST
  value: 0.0.0.0
- name: PORT
  value: "3000"
- name: VYCEP_ACCESS_POINT
  value: /files/e-invoices
- name: VYCEP_EDI
  value: /files/edi
{{- range $key, $value := .Values.settings }}
- name: {{ $key }}
  value: {{ $value | quote }}
{{- end }}
{{- if .Values.database.cluster.enabled }}
- name: DATABASE_PASSWORD
  valueFrom:
    secretKeyRef:
      name: {{ include "vycep.name" . }}-database-app
      key: password
{{- $database := printf "%s-database" (include "vycep.name" .) }}
- name: DATABASE_URL
  value: postgresql://vycep:$(DATABASE_PASSWORD)@{{ $database }}-{{ if .Values.database.pooler.enabled }}pooler{{ else }}rw{{ end }}:5432/vycep
{{- if .Values.database.pooler.enabled }}
- name: DATABASE_DIRECT_URL
  value: postgresql://vycep:$(DATABASE_PASSWORD)@{{ $database }}-rw:5432/vycep
{{- end }}
{{- end }}
{{- end }}

{{/* One container of ours: nobody's root, nothing written but to /tmp and /files. */}}
{{- define "vycep.container" -}}
image: {{ include "vycep.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
envFrom:
  - secretRef:
      name: {{ .Values.existingSecret }}
volumeMounts:
  - name: tmp
    mountPath: /tmp
  - name: files
    mountPath: /files
{{- end }}

{{- define "vycep.pod" -}}
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  fsGroup: 65532
  seccompProfile:
    type: RuntimeDefault
automountServiceAccountToken: false
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
volumes:
  - name: tmp
    emptyDir: {}
  - name: files
    {{- if .Values.sharedFiles.enabled }}
    persistentVolumeClaim:
      claimName: {{ .Values.sharedFiles.existingClaim | default (printf "%s-files" (include "vycep.name" .)) }}
    {{- else }}
    emptyDir: {}
    {{- end }}
{{- end }}
